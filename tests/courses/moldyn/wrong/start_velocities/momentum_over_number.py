# what: divides the momentum by the number of particles, not by the total mass
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    v = v - np.sum(m[:, None] * v, axis=0) / n
    freedom = dim * (n - 1)
    drawn = np.sum(m[:, None] * v**2) / freedom
    return v * np.sqrt(temperature / drawn), drawn
