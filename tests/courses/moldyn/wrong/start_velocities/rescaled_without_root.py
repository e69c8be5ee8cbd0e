# what: rescales velocities by the ratio of temperatures, without the root
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    v = v - np.sum(m[:, None] * v, axis=0, keepdims=True) / np.sum(m)
    drawn = np.sum(m[:, None] * v**2) / (dim * (n - 1))
    scale = temperature / drawn
    return scale * v, drawn
