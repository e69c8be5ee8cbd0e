def hop_test(force, rate, threshold, shortest):
    begin, length = [], []
    count = 0
    for i, f in enumerate(force):
        if f < threshold:
            count += 1
        else:
            if count >= shortest:
                begin.append(i - count)
                length.append(count)
            count = 0
    heights, contact, rsi = [], [], []
    for k in range(len(begin)):
        t = length[k] / rate
        heights.append(0.5 * G * (t / 2) ** 2)
        if k > 0:
            contact.append((begin[k] - begin[k - 1] - length[k - 1]) / rate)
            rsi.append(heights[k] / contact[-1])
    return {"heights": np.array(heights), "contact": np.array(contact), "rsi": np.array(rsi)}
