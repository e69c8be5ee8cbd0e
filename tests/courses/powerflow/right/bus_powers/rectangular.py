# rectangular coordinates, real arithmetic only
def bus_powers(Y, Vm, Va):
    e, f = Vm * np.cos(np.radians(Va)), Vm * np.sin(np.radians(Va))
    G, B = Y.real, Y.imag
    c, d = G @ e - B @ f, G @ f + B @ e
    return e * c + f * d, f * c - e * d, float(e @ c + f @ d)
