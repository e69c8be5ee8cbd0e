# what: divides the kinetic energy, with its half, by the degrees of freedom
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    std = np.sqrt(temperature / m)
    v = std[:, None] * noise
    v = v - (m[:, None] * v).sum(axis=0) / m.sum()
    kinetic = 0.5 * (m[:, None] * v**2).sum()
    drawn = kinetic / (dim * (n - 1))
    return v * np.sqrt(temperature / drawn), drawn
