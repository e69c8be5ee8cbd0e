# in the formula of Q the term with B cos has a plus sign
def bus_powers(Y, Vm, Va):
    G = np.real(Y)
    B = np.imag(Y)
    ang = np.deg2rad(Va)
    diff = ang[:, None] - ang[None, :]
    VV = np.outer(Vm, Vm)
    P = (VV * (G * np.cos(diff) + B * np.sin(diff))).sum(axis=1)
    Q = (VV * (G * np.sin(diff) + B * np.cos(diff))).sum(axis=1)
    return P, Q, P.sum()
