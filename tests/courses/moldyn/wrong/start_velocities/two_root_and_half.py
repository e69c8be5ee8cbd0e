# what: draws with the variance in the place of the deviation, and halves the temperature like an energy
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = noise * temperature / m[:, None]
    v = v - m @ v / np.sum(m)
    drawn = 0.5 * np.sum(m[:, None] * v**2) / (dim * (n - 1))
    return v * np.sqrt(temperature / drawn), drawn
