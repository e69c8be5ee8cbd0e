# the charging susceptance enters with a minus sign, as an inductive one
def build_ybus(line_from, line_to, z, b, tap, bank):
    nbus = len(bank)
    res = np.zeros((nbus, nbus), dtype=complex)
    for (i, j), zk, bk, tk in zip(zip(line_from, line_to), z, b, tap):
        ser = zk ** -1
        sh = bk / (2j)
        res[i, i] += (ser + sh) / tk**2
        res[j, j] += ser + sh
        res[i, j] -= ser / tk
        res[j, i] -= ser / tk
    res[np.arange(nbus), np.arange(nbus)] += 1j * bank
    return res
