export {
  confirmFactor,
  isNotOffered,
  register,
  requestFactor,
  type SecondFactor,
} from '@/engine/gateway/publicCalls'
