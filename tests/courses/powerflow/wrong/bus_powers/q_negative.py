# Q has the opposite sign, as of what is consumed
def bus_powers(Y, Vm, Va):
    Vr = Vm * np.cos(np.deg2rad(Va))
    Vi = Vm * np.sin(np.deg2rad(Va))
    Ir = Y.real @ Vr - Y.imag @ Vi
    Ii = Y.real @ Vi + Y.imag @ Vr
    P = Vr * Ir + Vi * Ii
    Q = Vr * Ii - Vi * Ir
    return P, Q, P.sum()
