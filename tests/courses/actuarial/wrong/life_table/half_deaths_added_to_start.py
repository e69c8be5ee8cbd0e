# half of the deaths is added to those at the start of the year instead of to those at its end
def life_table(q, radix):
    N = q.shape[0]
    l = np.empty(N + 1)
    l[0] = radix
    for age in range(1, N + 1):
        l[age] = l[age - 1] - l[age - 1] * q[age - 1]
    d = q * l[:N]
    person_years = l[:N] + d / 2
    e = np.zeros(N)
    for age in range(N):
        e[age] = np.sum(person_years[age:]) / l[age]
    return {"l": l, "d": d, "e": e}
