# what: gamma is s.s / s.y (the other Barzilai-Borwein length) instead of s.y / y.y
def lbfgs_direction(g, S, Y):
    pairs = [(S[i], Y[i]) for i in range(S.shape[0]) if S[i] @ Y[i] > 0]
    q = g
    al = []
    for s, y in pairs[::-1]:
        a = s @ q / (y @ s)
        al.insert(0, a)
        q = q - a * y
    r = q
    if len(pairs) > 0:
        s, y = pairs[-1]
        r = (s @ s) / (s @ y) * q
    for (s, y), a in zip(pairs, al):
        r = r + s * (a - y @ r / (y @ s))
    return -r, g @ -r
