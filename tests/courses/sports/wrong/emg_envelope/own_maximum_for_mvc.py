# normalized with the largest value of the envelope instead of with mvc
def emg_envelope(emg, mvc, half, threshold):
    s = emg - emg.mean(axis=1, keepdims=True)
    n = s.shape[1]
    cum = np.concatenate([np.zeros((len(s), 1)), np.cumsum(s**2, axis=1)], axis=1)
    lo = np.maximum(np.arange(n) - half, 0)
    hi = np.minimum(np.arange(n) + half + 1, n)
    env = np.sqrt((cum[:, hi] - cum[:, lo]) / (hi - lo))
    env = env / env.max(axis=1, keepdims=True) * 100
    return env, np.mean(env > threshold, axis=1)
