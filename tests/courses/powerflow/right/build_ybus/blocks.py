# one two-by-two block for each line, added by np.ix_, real and imaginary parts of the admittance by hand
def build_ybus(line_from, line_to, z, b, tap, bank):
    n = len(bank)
    total = np.zeros((n, n), dtype=complex)
    for f, t, zz, bb, r in zip(line_from, line_to, z, b, tap):
        den = zz.real**2 + zz.imag**2
        y = complex(zz.real / den, -zz.imag / den)
        total[np.ix_([f, t], [f, t])] += np.array([[(y + 0.5j * bb) / r**2, -y / r], [-y / r, y + 0.5j * bb]])
    for d in range(n):
        total[d, d] += bank[d] * 1j
    return total
