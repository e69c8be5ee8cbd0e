# right: masks instead of the loop
def heat_exchanger(flow, cp, T_in, film, area, fouling, arrangement):
    C = np.einsum("ij,ij->ij", flow, cp)
    lo = np.minimum(*C)
    c = lo / np.maximum(*C)
    N = area / lo / (np.sum(film**-1.0, axis=0) + fouling)
    if arrangement == "parallel":
        eff = -np.expm1(-N * (1 + c)) / (1 + c)
    else:
        eff = N / (1 + N)
        m = c != 1
        d = np.exp(-N[m] * (1 - c[m]))
        eff[m] = (1 - d) / (1 - c[m] * d)
    q = eff * lo * -np.diff(T_in, axis=0)[0]
    return eff, q, T_in + np.outer([-1, 1], q) / C
