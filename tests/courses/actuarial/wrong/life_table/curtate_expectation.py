# only the years that are completed count in the expectation: the half year lived in the year of death is left out
def life_table(q, radix):
    alive = [radix]
    for prob in q:
        alive.append(alive[-1] * (1 - prob))
    alive = np.array(alive)
    deaths = alive[:-1] - alive[1:]
    e = np.array([alive[x + 1:].sum() / alive[x] for x in range(len(q))])
    return {"l": alive, "d": deaths, "e": e}
