# put the team that conceded fewer goals first where points and difference are equal instead of the one that scored more

def league_table(home, away, home_goals, away_goals, n):
    pts = np.zeros(n, dtype=int)
    gf = np.zeros(n, dtype=int)
    ga = np.zeros(n, dtype=int)
    form = [[] for _ in range(n)]
    for h, a, x, y in zip(home, away, home_goals, away_goals):
        gf[h] += x
        ga[h] += y
        gf[a] += y
        ga[a] += x
        pts[h] += 3 if x > y else int(x == y)
        pts[a] += 3 if y > x else int(x == y)
        form[h].append("L" if x < y else "U")
        form[a].append("L" if y < x else "U")
    unbeaten = np.array([max(len(part) for part in "".join(f).split("L")) for f in form])
    order = np.lexsort((ga, -(gf - ga), -pts))
    return {"points": pts, "difference": gf - ga, "unbeaten": unbeaten, "order": order}
