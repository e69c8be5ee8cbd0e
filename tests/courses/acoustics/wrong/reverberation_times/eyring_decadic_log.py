# Eyring's formula uses log10(1 - mean) instead of the natural logarithm
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    b = len(m)
    sabine = np.zeros(b)
    eyring = np.zeros(b)
    chosen = np.zeros(b)
    critical = np.zeros(b)
    S_i = np.array([ly * lz, ly * lz, lx * lz, lx * lz, lx * ly, lx * ly])
    S = S_i.sum()
    vol = lx * ly * lz
    K = 24 * np.log(10) / C
    for f in range(b):
        am = np.dot(S_i, alpha[:, f]) / S
        sabine[f] = K * vol / (S * am + 4 * m[f] * vol)
        eyring[f] = K * vol / (-S * np.log10(1 - am) + 4 * m[f] * vol)
        if am > 0.2:
            chosen[f] = eyring[f]
        else:
            chosen[f] = sabine[f]
        critical[f] = np.sqrt(S * am / (1 - am) / (16 * np.pi))
    return {"sabine": sabine, "eyring": eyring, "chosen": chosen, "critical": critical}
