# what: measures the drawn temperature before the drift is taken out, and rescales by that
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    drawn = np.sum(m[:, None] * v**2) / (dim * (n - 1))
    v = v - np.sum(m[:, None] * v, axis=0) / np.sum(m)
    return v * np.sqrt(temperature / drawn), drawn
