# what: takes the plain mean of the velocities out, not that of the centre of mass
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    v -= v.mean(axis=0)
    drawn = np.sum(m[:, None] * v**2) / (dim * (n - 1))
    v *= np.sqrt(temperature / drawn)
    return v, drawn
