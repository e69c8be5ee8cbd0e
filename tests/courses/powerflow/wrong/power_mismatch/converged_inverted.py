# converged is true when the largest mismatch is above the tolerance
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    S = gen - load - np.array([P, Q])
    use = np.stack([kind != 0, kind == 2])
    S = np.where(use, S, 0.0)
    m = np.abs(S).max(axis=0)
    return S[0], S[1], np.argmax(m), np.max(m) > tol
