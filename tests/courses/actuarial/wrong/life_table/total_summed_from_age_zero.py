# T is accumulated from age 0 up to the age instead of from the age to the end
def life_table(q, radix):
    l = [float(radix)]
    d = []
    for x in range(len(q)):
        d.append(l[x] * q[x])
        l.append(l[x] - d[x])
    l, d = np.array(l), np.array(d)
    Lx = l[1:] + d / 2
    Tx = np.cumsum(Lx)
    return {"l": l, "d": d, "e": Tx / l[:-1]}
