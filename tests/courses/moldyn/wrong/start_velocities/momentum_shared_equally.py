# what: takes the same share of the momentum from each particle instead of the same velocity
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    p = noise * np.sqrt(temperature * m)[:, None]
    p = p - p.mean(axis=0)
    v = p / m[:, None]
    drawn = np.sum(p**2 / m[:, None]) / (dim * (n - 1))
    return v * np.sqrt(temperature / drawn), drawn
