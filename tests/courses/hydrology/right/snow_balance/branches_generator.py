# style: a generator with two separate branches for cold and warm days
def snow_balance(precip, temp, threshold, factor, refreezing, holding, snow0):
    def days():
        pack, pore = float(snow0), 0.0
        for i in range(precip.size):
            gap = abs(temp[i] - threshold)
            if temp[i] < threshold:
                ice = refreezing * factor * gap
                if ice > pore:
                    ice = pore
                pack += precip[i] + ice
                pore -= ice
            else:
                if factor * gap >= pack:
                    pore += pack + precip[i]
                    pack = 0.0
                else:
                    pack -= factor * gap
                    pore += factor * gap + precip[i]
            q = 0.0
            if pore > holding * pack:
                q = pore - holding * pack
                pore = holding * pack
            yield pack, pore, q

    table = np.array(list(days()))
    return dict(zip(("snow", "liquid", "outflow"), table.T.copy()))
