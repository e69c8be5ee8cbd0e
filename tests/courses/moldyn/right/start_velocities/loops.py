# what: loops over the particles
def start_velocities(noise, m, temperature):
    n, dim = noise.shape
    v = [noise[i] * (temperature / m[i]) ** 0.5 for i in range(n)]
    total = sum(m[i] * v[i] for i in range(n))
    v = [vi - total / sum(m) for vi in v]
    energy = 0.0
    for i in range(n):
        energy += 0.5 * m[i] * (v[i] @ v[i])
    drawn = 2 * energy / (dim * n - dim)
    scale = (temperature / drawn) ** 0.5
    return np.array([scale * vi for vi in v]), drawn
