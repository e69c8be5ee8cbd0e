# what: returns the temperature after the rescaling, which is the wanted one, not the drawn one
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    freedom = dim * (n - 1)

    def temperature_of(v):
        return np.sum(m[:, None] * v**2) / freedom

    v = noise * np.sqrt(temperature / m)[:, None]
    v = v - np.sum(m[:, None] * v, axis=0) / np.sum(m)
    v = v * np.sqrt(temperature / temperature_of(v))
    return v, temperature_of(v)
