# right: a loop over teams, and a stable sort by each key in turn

def league_table(home, away, home_goals, away_goals, n):
    P, D, U, F = [], [], [], []
    for k in range(n):
        p = d = f = run = best = 0
        for t in range(len(home)):
            if k not in (home[t], away[t]):
                continue
            x, y = home_goals[t], away_goals[t]
            if away[t] == k:
                x, y = y, x
            d += x - y
            f += x
            if x < y:
                run = 0
                continue
            run += 1
            best = max(best, run)
            p += 3 if x > y else 1
        P.append(p), D.append(d), U.append(best), F.append(f)
    P, D, U, F = (np.array(v) for v in (P, D, U, F))
    order = np.arange(n)
    for key in (F, D, P):
        order = order[np.argsort(-key[order], kind="stable")]
    return dict(points=P, difference=D, unbeaten=U, order=order)
