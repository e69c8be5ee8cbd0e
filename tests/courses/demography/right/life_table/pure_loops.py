# plain loops over ages, lists, q from p = 1 - q written as (1 - a m)/(1 + (n-a) m), T summed backwards
def life_table(m, n, a, radix):
    w = len(m)
    p = [(1 - a[i] * m[i]) / (1 + (n[i] - a[i]) * m[i]) for i in range(w - 1)]
    alive = [float(radix)]
    for pi in p:
        alive.append(alive[-1] * pi)
    years = []
    for i in range(w - 1):
        deaths = alive[i] - alive[i + 1]
        years.append(deaths / m[i])
    years.append(alive[-1] / m[-1])
    e = [0.0] * w
    rest = 0.0
    for i in range(w - 1, -1, -1):
        rest += years[i]
        e[i] = rest / alive[i]
    q = [1 - pi for pi in p] + [1.0]
    return {"q": np.array(q), "l": np.array(alive), "L": np.array(years), "e": np.array(e)}
