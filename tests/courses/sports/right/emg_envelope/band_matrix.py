def emg_envelope(emg, mvc, half, threshold):
    s = emg - emg.mean(axis=1, keepdims=True)
    n = s.shape[1]
    band = np.abs(np.subtract.outer(np.arange(n), np.arange(n))) <= half
    power = (s**2) @ band / band.sum(axis=0)
    env = np.sqrt(power) / mvc[:, None] * 100
    return env, (env > threshold).sum(axis=1) / n
