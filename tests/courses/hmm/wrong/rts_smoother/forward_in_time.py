# what: the loop goes forward in time instead of backward, so only one step of the future comes in: the numbers are those of the filtered neighbour (on the list)
def rts_smoother(ms, Ps, A, Q):
    sm, sP = ms.copy(), Ps.copy()
    t = 0
    while t < len(sm) - 1:
        mean, cov = rts_step(sm[t], sP[t], sm[t + 1], sP[t + 1], A, Q)
        sm[t] = mean
        sP[t] = cov
        t += 1
    return {"ms": sm, "Ps": sP}
