# one complex mismatch, masked by products of truth values
def power_mismatch(Y, Vm, Va, gen, load, kind, tol):
    P, Q, _ = bus_powers(Y, Vm, Va)
    dS = (gen[0] + 1j * gen[1]) - (load[0] + 1j * load[1]) - (P + 1j * Q)
    dP = dS.real * (kind >= 1)
    dQ = dS.imag * (kind >= 2)
    both = np.abs(np.stack([dP, dQ], axis=1))
    return dP, dQ, int(both.argmax() // 2), bool((both < tol).all())
