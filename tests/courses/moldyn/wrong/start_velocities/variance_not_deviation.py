# what: multiplies by the variance T / m, not by its root
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * (temperature / m).reshape(n, 1)
    com = (m[:, None] * v).sum(axis=0) / m.sum()
    v = v - com
    T = (m[:, None] * v**2).sum() / (dim * (n - 1))
    return v * np.sqrt(temperature / T), T
