# what: takes three dimensions for granted
def start_velocities(noise, m, temperature):
    N = len(m)
    v = noise * np.sqrt(temperature / m[:, None])
    v = v - (m @ v) / m.sum()
    T_now = np.sum(m[:, None] * v * v) / (3 * (N - 1))
    return v * np.sqrt(temperature / T_now), T_now
