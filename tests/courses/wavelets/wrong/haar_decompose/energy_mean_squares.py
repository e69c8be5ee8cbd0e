# the energy of a band is the mean of its squares, not the sum
def haar_decompose(x, levels):
    s = np.sqrt(0.5)
    rest, parts = x, []
    while len(parts) < levels:
        parts.append(s * (rest[::2] - rest[1::2]))
        rest = s * (rest[::2] + rest[1::2])
    parts.append(rest)
    parts = parts[::-1]
    power = np.array([np.mean(p ** 2) for p in parts])
    return {"approx": parts[0], "details": np.concatenate(parts[1:]), "energy": power / power.sum()}
