# right: np.average with weights, areas as volume over length, decay rate 6*ln(10)*4/c
def reverberation_times(room, alpha, m):
    V = np.prod(room)
    w = np.repeat(V / room, 2)
    S = w.sum()
    abar = np.average(alpha, axis=0, weights=w)
    mfp = 4 * V / S                       # mean free path
    loss_s = abar / mfp + m               # energy lost per metre
    loss_e = -np.log(1 - abar) / mfp + m
    Ts = 6 * np.log(10) / (C * loss_s)
    Te = 6 * np.log(10) / (C * loss_e)
    chosen = Ts.copy()
    dead = abar > 0.2
    chosen[dead] = Te[dead]
    R = S / (1 / abar - 1)
    return dict(sabine=Ts, eyring=Te, chosen=chosen, critical=0.25 * np.sqrt(R / np.pi))
