# in the imaginary part of the current, the product of B and the real voltage has a minus sign
def bus_powers(Y, Vm, Va):
    rad = Va * (np.pi / 180)
    e, f = Vm * np.cos(rad), Vm * np.sin(rad)
    G, B = Y.real, Y.imag
    a = G @ e - B @ f
    b = G @ f - B @ e
    P = e * a + f * b
    Q = f * a - e * b
    return P, Q, sum(P)
