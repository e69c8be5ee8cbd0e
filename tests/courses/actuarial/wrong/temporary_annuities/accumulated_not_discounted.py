# the payments are accumulated with (1+i)**k instead of discounted, in the annuity and in the endowment
def temporary_annuities(l, i, term, m):
    n = len(l)
    long = np.append(l, np.zeros(term))
    r = 1 + i
    a = np.zeros(n)
    for k in range(term):
        a += r**k * long[k:k + n]
    a /= l
    E = r**term * long[term:term + n] / l
    a_m = a - (m - 1) / (2 * m) * (1 - E)
    return a, E, a_m
