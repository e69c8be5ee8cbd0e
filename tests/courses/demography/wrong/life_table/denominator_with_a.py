# the denominator of q has a where n - a belongs (1 + a*m instead of 1 + (n-a)*m)
def life_table(m, n, a, radix):
    ngroups = m.shape[0]
    q = np.zeros(ngroups)
    for i in range(ngroups):
        q[i] = (n[i] * m[i]) / (1.0 + a[i] * m[i])
    q[ngroups - 1] = 1.0
    survivors = [radix]
    for i in range(1, ngroups):
        survivors.append(survivors[-1] - survivors[-1] * q[i - 1])
    survivors = np.array(survivors)
    deaths = survivors * q
    lived = np.zeros(ngroups)
    for i in range(ngroups - 1):
        lived[i] = n[i] * survivors[i + 1] + a[i] * deaths[i]
    lived[ngroups - 1] = survivors[ngroups - 1] / m[ngroups - 1]
    exp_life = np.array([lived[i:].sum() / survivors[i] for i in range(ngroups)])
    return {"q": q, "l": survivors, "L": lived, "e": exp_life}
