# let the window reach twice half to either side instead of half
def emg_envelope(emg, mvc, half, threshold):
    """Moving RMS in percent of mvc."""
    muscles, samples = emg.shape
    power = (emg - np.mean(emg, axis=1, keepdims=True)) ** 2
    width = 2 * half
    env = np.empty_like(power)
    for m in range(muscles):
        for t in range(samples):
            first = t - width if t > width else 0
            last = min(samples - 1, t + width)
            env[m, t] = power[m, first:last + 1].mean() ** 0.5
        env[m] *= 100 / mvc[m]
    return env, np.count_nonzero(env > threshold, axis=1) / samples
