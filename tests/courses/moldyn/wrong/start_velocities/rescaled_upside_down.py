# what: rescales by the root of drawn over wanted temperature: the wrong way round
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * np.sqrt(temperature / m)[:, None]
    momentum = (m[:, None] * v).sum(0)
    v = v - momentum / m.sum()
    drawn = (m[:, None] * v**2).sum() / (dim * (n - 1))
    return v * (drawn / temperature) ** 0.5, drawn
