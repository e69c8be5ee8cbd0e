def align_trace(cache):
    x, y, moves, i, j = cache
    rows = []
    equal = 0
    while moves[i][j] > 0:
        if moves[i][j] == 1:
            rows.append((x[i - 1], y[j - 1]))
            equal += x[i - 1] == y[j - 1]
            i, j = i - 1, j - 1
        elif moves[i][j] == 2:
            rows.append((x[i - 1], -1))
            i = i - 1
        else:
            rows.append((-1, y[j - 1]))
            j = j - 1
    rows = np.array(rows[::-1])
    return {"top": rows[:, 0], "bottom": rows[:, 1], "identity": equal / len(rows)}
