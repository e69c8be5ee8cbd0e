# right: a loop over the bands and the walls, number by number
def reverberation_times(room, alpha, m):
    lx, ly, lz = room
    V = lx * ly * lz
    walls = [ly * lz, ly * lz, lx * lz, lx * lz, lx * ly, lx * ly]
    S = sum(walls)
    res = {"sabine": [], "eyring": [], "chosen": [], "critical": []}
    for f in range(alpha.shape[1]):
        A = 0.0
        for i in range(6):
            A += walls[i] * alpha[i, f]
        abar = A / S
        Ts = 24 * np.log(10) * V / (C * (A + 4 * m[f] * V))
        Te = 24 * np.log(10) * V / (C * (4 * m[f] * V - S * np.log1p(-abar)))
        res["sabine"].append(Ts)
        res["eyring"].append(Te)
        res["chosen"].append(Te if abar > 0.2 else Ts)
        res["critical"].append(np.sqrt(A / (1 - abar) / (16 * np.pi)))
    return {key: np.array(v) for key, v in res.items()}
