# right: meshgrid and a mask, mirrored by a sign and (n + n mod 2) * L, gains by logarithms
def image_sources(source, room, beta, order):
    line = np.arange(-order, order + 1)
    n = np.stack(np.meshgrid(line, line, line, indexing="ij"), axis=-1).reshape(-1, 3)
    reflections = np.abs(n).sum(axis=1)
    inside = reflections <= order
    n = n[inside]
    parity = n % 2
    positions = (n + parity) * room + (1 - 2 * parity) * source
    at0, atL = np.abs((n - parity) // 2), np.abs((n + parity) // 2)
    logs = at0 @ np.log(beta[:, 0]) + atL @ np.log(beta[:, 1])
    return positions, np.exp(logs), reflections[inside]
