# ordered by points and difference only instead of looking at goals scored where both are equal

def league_table(home, away, home_goals, away_goals, n):
    result = np.sign(home_goals - away_goals)
    table = {name: np.zeros(n, dtype=int) for name in ("points", "difference", "unbeaten")}
    streak = np.zeros(n, dtype=int)
    for t, r in enumerate(result):
        i, j = home[t], away[t]
        table["points"][i] += (0, 1, 3)[r + 1]
        table["points"][j] += (3, 1, 0)[r + 1]
        table["difference"][i] += home_goals[t] - away_goals[t]
        table["difference"][j] += away_goals[t] - home_goals[t]
        streak[i] = streak[i] + 1 if r >= 0 else 0
        streak[j] = streak[j] + 1 if r <= 0 else 0
        table["unbeaten"] = np.maximum(table["unbeaten"], streak)
    key = table["points"] * 10000 + table["difference"]
    table["order"] = np.argsort(-key, kind="stable")
    return table
