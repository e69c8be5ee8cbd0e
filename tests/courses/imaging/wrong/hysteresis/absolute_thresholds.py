# what: the thresholds are not multiplied by the maximum
def hysteresis(thin, low, high):
    h, w = thin.shape
    biggest = thin.max()
    strong = thin >= high
    weak = thin >= low
    edges = strong.copy()
    todo = list(zip(*np.nonzero(strong)))
    while todo:
        r, c = todo.pop()
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                y, x = r + dr, c + dc
                if 0 <= y < h and 0 <= x < w and weak[y, x] and not edges[y, x]:
                    edges[y, x] = True
                    todo.append((y, x))
    rescued = int(edges.sum() - strong.sum())
    return {"edges": edges, "rescued": rescued}
