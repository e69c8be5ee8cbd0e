# the transformer is put at the to side: the square of the tap divides the to bus's diagonal entry instead of the from bus's
def build_ybus(line_from, line_to, z, b, tap, bank):
    N = bank.size
    M = z.size
    Y = np.zeros((N, N), dtype=np.complex128)
    for l in range(M):
        fr = line_from[l]
        to = line_to[l]
        yl = 1 / z[l]
        yc = 1j * b[l] / 2
        t = tap[l]
        block = np.array([[yl + yc, -yl / t], [-yl / t, (yl + yc) / t**2]])
        Y[np.ix_([fr, to], [fr, to])] += block
    return Y + 1j * np.diag(bank)
