# what: takes the plain mean out, and divides by D n degrees of freedom
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    v = v - np.mean(v, axis=0)
    drawn = np.sum(m[:, None] * v**2) / (n * dim)
    return v * np.sqrt(temperature / drawn), drawn
