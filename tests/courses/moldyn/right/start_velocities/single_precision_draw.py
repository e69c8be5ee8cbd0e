# what: all in single precision
def start_velocities(noise, m, temperature):
    noise = noise.astype(np.float32)
    mass = m.astype(np.float32)[:, None]
    T = np.float32(temperature)
    n, dim = noise.shape
    v = noise * np.sqrt(T / mass)
    v = v - np.sum(mass * v, axis=0) / np.sum(mass)
    drawn = np.sum(mass * v**2) / np.float32(dim * (n - 1))
    return v * np.sqrt(T / drawn), drawn
