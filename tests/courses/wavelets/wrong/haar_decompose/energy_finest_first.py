# the energies of the detail levels stand in the order finest first
def haar_decompose(x, levels):
    low = x
    high = []
    energy = []
    for _ in range(levels):
        m = low.reshape(len(low) // 2, 2)
        h = (m[:, 0] - m[:, 1]) / 2 ** 0.5
        low = (m[:, 0] + m[:, 1]) / 2 ** 0.5
        high = [h] + high
        energy.append((h ** 2).sum())
    energy = np.array([(low ** 2).sum()] + energy)
    return {"approx": low, "details": np.concatenate(high), "energy": energy / energy.sum()}
