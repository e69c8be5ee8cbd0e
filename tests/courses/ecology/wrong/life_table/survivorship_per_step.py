# the survivorship l is taken as alive[x] / alive[x-1] from age to age instead of relative to the first age
def life_table(alive, daughters):
    A = len(alive)
    l = np.ones(A)
    for x in range(1, A):
        l[x] = alive[x] / alive[x - 1]
    q = np.zeros(A)
    for x in range(A):
        after = l[x + 1] if x + 1 < A else 0
        q[x] = (l[x] - after) / l[x]
    e = np.zeros(A)
    for x in range(A):
        total = 0
        for y in range(x, A):
            after = l[y + 1] if y + 1 < A else 0
            total += (l[y] + after) / 2
        e[x] = total / l[x]
    R0 = sum(l[x] * daughters[x] for x in range(A))
    G = sum(x * l[x] * daughters[x] for x in range(A)) / R0
    return dict(l=l, q=q, e=e, R0=R0, G=G, r=np.log(R0) / G)
