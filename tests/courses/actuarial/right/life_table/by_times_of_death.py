# the expectation as a mean of times of death: deaths in the middle of the year, survivors at the end of the table
def life_table(q, radix):
    alive, deaths = [radix * 1.0], []
    for prob in q:
        deaths.append(alive[-1] * prob)
        alive.append(alive[-1] - deaths[-1])
    n = len(q)
    e = []
    for x in range(n):
        total = alive[n] * (n - x)
        for y in range(x, n):
            total += deaths[y] * (y - x + 0.5)
        e.append(total / alive[x])
    return dict(l=np.array(alive), d=np.array(deaths), e=np.array(e))
