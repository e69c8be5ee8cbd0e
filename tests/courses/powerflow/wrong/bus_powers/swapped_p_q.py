# P and Q are returned in the wrong order
def bus_powers(Y, Vm, Va):
    v = Vm * np.exp(1j * np.deg2rad(Va))
    s = v * np.conj(Y @ v)
    reactive = s.imag
    active = s.real
    return reactive, active, active.sum()
