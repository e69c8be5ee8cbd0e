# what: np.average with the masses for weights
def start_velocities(noise, m, temperature):
    v = noise / np.sqrt(m)[:, None] * np.sqrt(temperature)
    v = v - np.average(v, axis=0, weights=m)
    drawn = np.einsum("i,id,id->", m, v, v) / (noise.size - noise.shape[1])
    return v / np.sqrt(drawn / temperature), drawn
