# the whole charging susceptance is put at each end, instead of half of it
def build_ybus(line_from, line_to, z, b, tap, bank):
    nb = bank.shape[0]
    ybus = np.zeros((nb, nb), complex)
    for f, t, zz, bb, a in zip(line_from, line_to, z, b, tap):
        ys = 1.0 / zz
        ysh = 1j * bb
        ybus[f, f] += (ys + ysh) / (a * a)
        ybus[t, t] += ys + ysh
        ybus[f, t] += -ys / a
        ybus[t, f] += -ys / a
    ybus += np.diag(1j * bank)
    return ybus
